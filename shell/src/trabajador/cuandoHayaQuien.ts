import type { AppStore } from '@comanda/shared/api';
import { selectTitular } from '@comanda/shared/session';

import { insistir } from '../avisos/insistir';

import type { PaginaVigilada } from './mantener';

/** The login form has no use for what keeps the page: it comes with the first who is in. */
export function mantenerCuandoHayaQuien(store: AppStore, pagina: PaginaVigilada): void {
  const mirar = () => {
    const usuario = selectTitular(store.getState());
    if (!usuario) return;
    soltar();
    void insistir(() => import(/* webpackChunkName: "marco" */ './mantener')).then(
      ({ mantenerSinLinea }) => mantenerSinLinea(store, pagina, usuario.id),
    );
  };
  const soltar = store.subscribe(mirar);
  mirar();
}
