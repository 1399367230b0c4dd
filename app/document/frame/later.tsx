import { type ComponentType, lazy, Suspense } from "react";

type ViewModule<Props> = { default: ComponentType<Props> };

const shown: Promise<unknown>[] = [];

/**
 * In the browser, a view that is no part of the first load (decision 0034). A document that shows it brings it
 * before it is hydrated, and has it like any other: a boundary of its own would be hydrated after the page around
 * it, which may have changed by then. The server has every view at once and takes none by this way.
 * @param mark finds the view in a document
 */
export function lazyView<Props extends object>(
  mark: string,
  bring: () => Promise<ViewModule<Props>>,
): ComponentType<Props> {
  let Here: ComponentType<Props> | null = null;
  // none of them takes a ref, which is what the types of `lazy` are about
  const Coming = lazy(bring) as unknown as ComponentType<Props>;
  if (document.querySelector(mark)) {
    const kept = bring().then((brought) => {
      Here = brought.default;
    });
    shown.push(kept.catch(() => undefined));
  }
  return (props) =>
    Here ? (
      <Here {...props} />
    ) : (
      <Suspense fallback={null}>
        <Coming {...props} />
      </Suspense>
    );
}

/** Once all that this document shows is there. */
export const visibleViewsLoaded = (): Promise<unknown> => Promise.all(shown);
