import { Link } from "@remix-run/react";
import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ComponentProps, ReactNode } from "react";
import { Icon } from "#app/ui/icons/icon.tsx";
import type { IconName } from "#app/ui/icons/icons.ts";

/** `plum` is the one action of a screen; `amber` is premium; `bare` and `quiet` stand beside them. */
export type ButtonVariant = "plum" | "quiet" | "bare" | "amber" | "danger";

type Look = {
  variant?: ButtonVariant;
  large?: boolean;
  icon?: IconName;
  /** Only the icon is seen; the words stay as the accessible name. */
  iconOnly?: boolean;
  className?: string;
  children: ReactNode;
};

function classes({ variant = "plum", large, iconOnly, className = "" }: Omit<Look, "children">) {
  return ["btn", `btn-${variant}`, large && "btn-large", iconOnly && "btn-icon", className]
    .filter(Boolean)
    .join(" ");
}

function Content({ icon, iconOnly, busy, children }: Look & { busy?: boolean }) {
  return (
    <>
      {busy ? <span className="spin" aria-hidden="true" /> : icon && <Icon name={icon} />}
      {iconOnly ? <span className="sr-only">{children}</span> : children}
    </>
  );
}

type ButtonProps = Look & {
  /** Work is under way: the button says so, keeps its place and its focus, and takes no second press. */
  busy?: boolean;
} & Omit<ButtonHTMLAttributes<HTMLButtonElement>, keyof Look>;

export function Button({
  variant = "plum",
  large = false,
  icon,
  iconOnly = false,
  busy = false,
  className = "",
  type = "button",
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={classes({ variant, large, iconOnly, className })}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest["aria-disabled"]}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      <Content {...(icon && { icon })} iconOnly={iconOnly} busy={busy}>
        {children}
      </Content>
    </button>
  );
}

/** A look's properties as a link has them: its classes, what is in it, and all that is not of the look. */
function linkOf<Props extends Look>({ variant, large, icon, iconOnly, className, children, ...rest }: Props) {
  const look = { ...(variant && { variant }), ...(large && { large }), ...(iconOnly && { iconOnly }) };
  return {
    ...rest,
    className: classes({ ...look, ...(className && { className }) }),
    children: (
      <Content {...(icon && { icon })} {...look}>
        {children}
      </Content>
    ),
  };
}

type ButtonLinkProps = Look & Omit<ComponentProps<typeof Link>, keyof Look>;

/** A link that looks like a button: it goes somewhere and changes nothing. */
export const ButtonLink = (props: ButtonLinkProps) => <Link {...linkOf(props)} />;

type ButtonAnchorProps = Look & { href: string } & Omit<
    AnchorHTMLAttributes<HTMLAnchorElement>,
    keyof Look | "href"
  >;

/** The same without Remix: for what the server remembers, where a box around it follows its links. */
export function ButtonAnchor(props: ButtonAnchorProps) {
  const { children, ...link } = linkOf(props);
  return <a {...link}>{children}</a>;
}
