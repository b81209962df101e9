// In place of antd's Dropdown where a table ticks rows: it opens 'all of this page', 'the others' and the like
// (`rowSelection.selections`), which ours do without.
export default function Dropdown({ children }) {
  return children;
}
