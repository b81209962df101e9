import { defineRoutes } from '@comanda/shared/area';

const empresas = () =>
  import(/* webpackChunkName: "registrar_empresa" */ './empresas/EmpresasScreen');
const empresa = () => import(/* webpackChunkName: "empresa" */ './empresas/EmpresaScreen');
const primerDia = () =>
  import(/* webpackChunkName: "primer_dia" */ './empresas/primerDia/PrimerDiaScreen');
const usuarios = () => import(/* webpackChunkName: "usuarios" */ './usuarios/UsuariosScreen');
const asistencia = () =>
  import(/* webpackChunkName: "usuarios-asistenciaID" */ './asistencia/AsistenciaScreen');
const vendedores = () =>
  import(/* webpackChunkName: "registrar_vendedores" */ './vendedores/VendedoresScreen');
const areas = () => import(/* webpackChunkName: "areas" */ './areas/AreasScreen');
const publicaciones = () =>
  import(/* webpackChunkName: "publicaciones" */ './publicaciones/PublicacionesScreen');
const decretos = () => import(/* webpackChunkName: "decretos" */ './decretos/DecretosScreen');
const deTurno = () => import(/* webpackChunkName: "inicio-turno" */ './asistencia/DeTurno');
const deEmpresas = () =>
  import(/* webpackChunkName: "inicio-empresas" */ './empresas/EmpresasDeInicio');
const dePublicaciones = () =>
  import(/* webpackChunkName: "inicio-publicaciones" */ './publicaciones/PublicacionesDeInicio');
const clientes = () =>
  import(/* webpackChunkName: "resgistrar_clientes" */ './clientes/ClientesScreen');
const auditoria = () => import(/* webpackChunkName: "auditoria" */ './auditoria/AuditoriaScreen');

export const rutas = defineRoutes(
  { path: 'registrar_empresa', cargar: empresas },
  { path: 'empresa', cargar: empresa },
  { path: 'primer_dia', cargar: primerDia },
  { path: 'usuarios', cargar: usuarios },
  { path: 'usuarios/asistenciaID', cargar: asistencia },
  { path: 'registrar_vendedores', cargar: vendedores },
  { path: 'areas', cargar: areas },
  { path: 'publicaciones', cargar: publicaciones },
  { path: 'decretos', cargar: decretos },
  { path: 'resgistrar_clientes', cargar: clientes },
  { path: 'auditoria', cargar: auditoria },
  { path: 'inicio-turno', cargar: deTurno },
  { path: 'inicio-empresas', cargar: deEmpresas },
  { path: 'inicio-publicaciones', cargar: dePublicaciones },
);
