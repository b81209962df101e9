// In place of antd's own: ConfigProvider brings it to the login page with all that places a popup (6 KB), for a setting
// (`tooltip.unique`) that the product does not use.
export default function UniqueProvider({ children }) {
  return children;
}
