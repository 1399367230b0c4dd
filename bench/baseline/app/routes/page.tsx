/** Baseline: a page of Remix and nothing else. */
export default function Page() {
  return <h1>Welcome to Remix</h1>;
}
