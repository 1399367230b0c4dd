/**
 * Uses a module that the page works without, once its script has come. A script that does not come, for the network is
 * gone or the page is being left, is no error: the next page asks for it again. What `use` throws is reported.
 */
export function whenLoaded<Module>(coming: Promise<Module>, use: (module: Module) => unknown): void {
  void coming.then(use, () => undefined);
}
