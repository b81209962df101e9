/** Asked for where somebody has to show who they are, and by whoever keeps what that takes. */
export const desbloqueo = () => import(/* webpackChunkName: "desbloqueo" */ './Desbloqueo');
export const verificador = () => import(/* webpackChunkName: "marco" */ './verificador');
