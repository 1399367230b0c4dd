import { Workbench } from "#app/features/workbench/workbench.tsx";

export const meta = () => [
  { title: "Parts of the house · Koinonia" },
  { name: "robots", content: "noindex" },
];

/** R38 */
export default Workbench;
