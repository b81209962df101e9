import './arranque/politicaDeGuiones';
import './arranque/sinEval';
import './federation/commits';
import './federation/provistas';
import '@comanda/shared/ui/estilos.css';

import { createElement } from 'react';
import { createRoot } from 'react-dom/client';

import { configurarDirecciones, crearStoreDePagina, vigilarConexion } from '@comanda/shared/api';

import { App } from './App';
import { leerAlVolver } from './arranque/alVolver';
import { arranqueActual, leerArranque } from './arranque/arranque';
import { precargarTrasLogin } from './arranque/precarga';
import { iniciarSesionDePagina } from './arranque/sesionDePagina';
import { recordarProvisional } from './cuenta/provisional';
import { recordarQuienEntra } from './desbloqueo/memoria';
import { esMalo } from './federation/buildsMalos';
import { contarUso } from './federation/enUso';
import { tomarDeOtroOrigen } from './federation/otroOrigen';
import { vigilarFallos } from './federation/vigilarFallos';
import { seMuestraPantalla } from './marco/pantallaMostrada';
import { preguntarAlSalir } from './novedades/pagina';
import { renovarTema } from './tema/temaElegido';
import { mantenerCuandoHayaQuien } from './trabajador/cuandoHayaQuien';

const arranque = leerArranque(document.getElementById('arranque')?.textContent ?? '');
const guardada = document.documentElement.dataset.guardada !== undefined; // by the worker: no server gave this page
if (!guardada) tomarDeOtroOrigen(); // a kept page opens from what it was kept with
configurarDirecciones(arranque.direcciones);
vigilarConexion({ sinServidor: guardada });

const store = crearStoreDePagina();
recordarQuienEntra(store);
recordarProvisional();
mantenerCuandoHayaQuien(store, {
  listo: () => seMuestraPantalla() && location.pathname.startsWith('/admin/'),
  sano: () => !arranqueActual().areas.some(esMalo),
  sinTrabajador: () => arranqueActual().sin_trabajador === true,
  corre: () => [arranque.shell ?? [], ...arranqueActual().areas.map(({ base }) => base)].flat(),
});
iniciarSesionDePagina(store, arranque.usuario, { guardada });
precargarTrasLogin();
renovarTema();
contarUso(arranque.shell);
vigilarFallos();
leerAlVolver();
preguntarAlSalir();

const raiz = document.getElementById('raiz');
if (!raiz) throw new Error('shell: the page has no #raiz');
createRoot(raiz).render(createElement(App, { store }));
