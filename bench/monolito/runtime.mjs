/** Stands where the federation runtime does: the remotes are ordinary lazy chunks of one build. */
const areas = {
  admin: () => import('../../remote-admin/src/routes.tsx'),
  auth: () => import('../../remote-auth/src/routes.tsx'),
  caja: () => import('../../remote-caja/src/routes.tsx'),
  inventario: () => import('../../remote-inventario/src/routes.tsx'),
  reportes: () => import('../../remote-reportes/src/routes.tsx'),
  ventas: () => import('../../remote-ventas/src/routes.tsx'),
};

export const getInstance = () => ({
  registerRemotes: () => undefined,
  loadRemote: (id) => areas[id.split('_')[1]]?.(),
});
