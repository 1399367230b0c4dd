import { Link } from "@remix-run/react";
import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ComponentProps, ReactNode } from "react";
import { Icon } from "#app/ui/icon.tsx";
import type { IconName } from "#app/ui/icons.ts";

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

type ButtonLinkProps = Look & Omit<ComponentProps<typeof Link>, keyof Look>;

/** A link that looks like a button: it goes somewhere and changes nothing. */
export function ButtonLink({
  variant = "plum",
  large = false,
  icon,
  iconOnly = false,
  className = "",
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <Link {...rest} className={classes({ variant, large, iconOnly, className })}>
      <Content {...(icon && { icon })} iconOnly={iconOnly}>
        {children}
      </Content>
    </Link>
  );
}

type ButtonAnchorProps = Look & { href: string } & Omit<
    AnchorHTMLAttributes<HTMLAnchorElement>,
    keyof Look | "href"
  >;

/** The same without Remix: for what the server remembers, where a box around it follows its links. */
export function ButtonAnchor({
  variant = "plum",
  large = false,
  icon,
  iconOnly = false,
  className = "",
  children,
  ...rest
}: ButtonAnchorProps) {
  return (
    <a {...rest} className={classes({ variant, large, iconOnly, className })}>
      <Content {...(icon && { icon })} iconOnly={iconOnly}>
        {children}
      </Content>
    </a>
  );
}
