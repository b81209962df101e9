// In place of antd's own: a ring that spreads from what was pressed, with all that draws it, on every login. Nothing of ours
// moves for its own sake.
export default function Wave({ children }) {
  return children;
}
