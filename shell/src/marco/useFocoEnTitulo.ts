import { useEffect, useRef } from 'react';

import { useLocation } from '@comanda/shared/router';

import { esTrasLogin } from '../rutas/retorno';

import { usePantallaMostrada } from './pantallaMostrada';

type Lugar = { pathname: string; state: unknown };

/** Who goes to another screen is at its heading, unless the screen has put the focus somewhere itself. */
export function useFocoEnTitulo() {
  const lugar: Lugar = useLocation();
  const mostrada = usePantallaMostrada();
  const titulo = useRef<HTMLHeadingElement>(null);
  const vista = useRef(esTrasLogin(lugar.state) ? null : lugar.pathname);
  useEffect(() => {
    if (!mostrada || vista.current === lugar.pathname) return;
    vista.current = lugar.pathname;
    const suyo = document.activeElement?.closest('main, [role="dialog"], [role="menu"]');
    if (!suyo) titulo.current?.focus();
  }, [mostrada, lugar.pathname]);
  return titulo;
}
