/** What only those who are logged in see: menu, header, home. */
export const cargarMarco = () => import(/* webpackChunkName: "marco" */ './Marco');
