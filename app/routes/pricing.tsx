import { PlansSoon } from "#app/features/billing/plans-soon.tsx";

export const meta = () => [{ title: "Plans · Koinonia" }];

export default function Pricing() {
  return <PlansSoon />;
}
