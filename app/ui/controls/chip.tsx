import type { ButtonHTMLAttributes, ReactNode } from "react";

type ChipProps = { children: ReactNode } & Omit<ButtonHTMLAttributes<HTMLButtonElement>, "className">;

/** A small thing to say or to filter by; `aria-pressed` where it stays chosen. */
export function Chip({ type = "button", children, ...rest }: ChipProps) {
  return (
    <button {...rest} type={type} className="chip">
      {children}
    </button>
  );
}
