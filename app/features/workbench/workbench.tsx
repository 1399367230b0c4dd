import { type ReactNode, useState } from "react";
import { RadioGroup } from "#app/ui/controls/radio-group.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { useCopy } from "#app/ui/words/language.tsx";
import { workbenchCopy } from "./copy.ts";
import { Device } from "./device.tsx";
import { Buttons, Choices, Fields, MenuAndTip } from "./parts-controls.tsx";
import { Cards, Empty, Loading, Wrong } from "./parts-states.tsx";
import { BadgesAndPeople, Over, Progress, TabsAndChips, Toasts } from "./parts-surfaces.tsx";
import "./workbench.css";

const WIDTHS = ["full", "320", "390", "768"] as const;
type Width = (typeof WIDTHS)[number];

const PARTS = [
  ["buttons", Buttons],
  ["fields", Fields],
  ["choices", Choices],
  ["menu", MenuAndTip],
  ["over", Over],
  ["toasts", Toasts],
  ["tabs", TabsAndChips],
  ["badges", BadgesAndPeople],
  ["progress", Progress],
  ["cards", Cards],
  ["loading", Loading],
  ["empty", Empty],
  ["wrong", Wrong],
] as const;

/** R38: the design system, twice side by side, in frames as wide as a phone; and what this device says of itself. */
export function Workbench() {
  const words = useCopy(workbenchCopy);
  const [width, setWidth] = useState<Width>("full");
  return (
    <Page>
      <div className="bench-intro">
        <h1>{words.title}</h1>
        <p>{words.intro}</p>
      </div>
      <Device />
      <div className="bench-widths">
        <RadioGroup
          legend={words.width}
          name="width"
          look="row"
          value={width}
          onChange={setWidth}
          options={WIDTHS.map((value) => ({ value, label: value === "full" ? words.full : `${value} px` }))}
        />
      </div>
      <div className="bench-frames" data-width={width}>
        <Frame theme="light" name={words.day} />
        <Frame theme="dark" name={words.night} />
      </div>
    </Page>
  );
}

function Frame({ theme, name }: { theme: "light" | "dark"; name: string }) {
  const { section } = useCopy(workbenchCopy);
  return (
    <section className="bench-frame theme-frame" data-theme={theme} aria-label={name}>
      <div className="bench-frame-inner">
        <h2>{name}</h2>
        {PARTS.map(([part, Part]) => (
          <Row key={part} name={section[part]}>
            <Part />
          </Row>
        ))}
      </div>
    </section>
  );
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="bench-row">
      <h3>{name}</h3>
      <div>{children}</div>
    </div>
  );
}
