import { useEffect, useRef, useState } from "react";
import { createRoot, type Root } from "react-dom/client";
import type { Language } from "#app/core/language.ts";
import { Gem } from "#app/features/wallet/coin.tsx";
import { Button } from "#app/ui/controls/button.tsx";
import { rewardCopy } from "./copy-reward.ts";
import "./reward.css";

let root: Root | undefined;
let opened = 0;

/** Opens on any page, with or without Remix around it. */
export function openLevel(level: number, gems: number, language: Language): void {
  root ??= createRoot(document.body.appendChild(document.createElement("div")));
  root.render(<LevelWindow key={++opened} level={level} gems={gems} language={language} />);
}

type LevelWindowProps = { level: number; gems: number; language: Language };

/** A new level: a window, one sentence, one button. */
export function LevelWindow({ level, gems, language }: LevelWindowProps) {
  const copy = rewardCopy[language];
  const element = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(true);
  useEffect(() => {
    const dialog = element.current;
    if (isOpen && dialog && !dialog.open) dialog.showModal();
    if (!isOpen) dialog?.close();
  }, [isOpen]);
  return (
    <dialog
      ref={element}
      className="dialog level-window"
      aria-labelledby="level-title"
      onClose={() => setOpen(false)}
    >
      <div>
        <DayWindow />
        <h2 id="level-title">{copy.level(level)}</h2>
        <p>{copy.levelText}</p>
        {gems > 0 && (
          <p className="level-gets">
            <span className="coin">
              <Gem />
              {copy.gem(gems)}
            </span>
            <span>{copy.inWallet}</span>
          </p>
        )}
        <Button large onClick={() => setOpen(false)}>
          {copy.goOn}
        </Button>
      </div>
    </dialog>
  );
}

const DayWindow = () => (
  <svg viewBox="0 0 240 240" aria-hidden="true">
    <path d="M34 214V112a86 86 0 0 1 172 0v102z" fill="var(--wood)" />
    <path d="M46 206v-94a74 74 0 0 1 148 0v94z" fill="var(--sky)" />
    <clipPath id="level-pane">
      <path d="M46 206v-94a74 74 0 0 1 148 0v94z" />
    </clipPath>
    <g clipPath="url(#level-pane)">
      <circle cx="120" cy="150" r="72" fill="var(--glow)" />
      <circle cx="120" cy="152" r="34" fill="var(--orb)" />
      <path d="M40 164c40-22 80-22 110-10s40 6 60-2v60H40z" fill="var(--hill)" />
      <path d="M40 184c40-14 90-12 120-4s40 2 50 0v40H40z" fill="var(--hill-lo)" />
    </g>
    <path d="M120 38v170M46 132h148" stroke="var(--wood-hi)" strokeWidth="6" />
    <path d="M22 206h196v12H22z" fill="var(--wood-hi)" />
    <path d="M22 218h196v6H22z" fill="var(--wood-lo)" />
  </svg>
);
