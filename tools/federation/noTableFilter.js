// In place of antd's own: a menu, a tree and a dropdown on every table (35 KB), for filters in the head of a column. Ours
// stand above the table, and are asked for where the rows are.
const asTheyAre = (columns) => columns;
const noStates = [];
const noFilters = {};

export default function useFilter() {
  return [asTheyAre, noStates, noFilters];
}

export const getFilterData = (data) => data;
