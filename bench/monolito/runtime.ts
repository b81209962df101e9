/** Stands where the federation runtime does: the remotes are ordinary lazy chunks of one build. */
const areas = {
  admin: () => import('../../remote-admin/src/routes'),
  auth: () => import('../../remote-auth/src/routes'),
  caja: () => import('../../remote-caja/src/routes'),
  inventario: () => import('../../remote-inventario/src/routes'),
  reportes: () => import('../../remote-reportes/src/routes'),
  ventas: () => import('../../remote-ventas/src/routes'),
};

export const getInstance = () => ({
  registerRemotes: () => undefined,
  loadRemote: (id) => areas[id.split('_')[1]]?.(),
});
