import { defineRoutes } from '@comanda/shared/area';

const puntoventa = () =>
  import(/* webpackChunkName: "puntoventa" */ './puntoventa/PuntoVentaScreen');
const mesas = () => import(/* webpackChunkName: "mesas" */ './mesas/MesasScreen');
const emitido = () => import(/* webpackChunkName: "emitido" */ './emitidos/EmitidosScreen');
const clientes = () =>
  import(/* webpackChunkName: "emitido-clientes" */ './clientes/ClientesScreen');
const programados = () =>
  import(/* webpackChunkName: "programados" */ './programados/ProgramadosScreen');
const sinlinea = () => import(/* webpackChunkName: "sinlinea" */ './sinlinea/SinLineaScreen');
const vizor = () => import(/* webpackChunkName: "vizor" */ './vizor/VizorScreen');
const cocinaDeInicio = () =>
  import(/* webpackChunkName: "inicio-cocina" */ './vizor/CocinaDeInicio');
const mesasAbiertas = () => import(/* webpackChunkName: "inicio-mesas" */ './inicio/MesasAbiertas');
const pidenLaCuenta = () =>
  import(/* webpackChunkName: "inicio-cuentas" */ './inicio/PidenLaCuenta');
const paraLlevar = () => import(/* webpackChunkName: "inicio-llevar" */ './inicio/ParaLlevar');

export const rutas = defineRoutes(
  { path: 'puntoventa', cargar: puntoventa },
  { path: 'mesas', cargar: mesas },
  { path: 'emitido', cargar: emitido },
  { path: 'emitido/clientes', cargar: clientes },
  { path: 'programados', cargar: programados },
  { path: 'sinlinea', cargar: sinlinea },
  { path: 'vizor', cargar: vizor },
  { path: 'inicio-cocina', cargar: cocinaDeInicio },
  { path: 'inicio-mesas', cargar: mesasAbiertas },
  { path: 'inicio-cuentas', cargar: pidenLaCuenta },
  { path: 'inicio-llevar', cargar: paraLlevar },
);
