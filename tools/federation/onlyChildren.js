// In place of parts of antd that stand around others, which stay: the tooltip of its own that ConfigProvider brings to the login
// with all that places a popup (6 KB), for a setting that the product does not use; the ring that spreads from what was pressed, where
// nothing of ours moves for its own sake; and the menu of what a table ticks ('all of this page', 'the others'), which ours do without.
export default ({ children }) => children;
