import { lazy, type ComponentType } from 'react';

let traido: ComponentType | null = null;

/** What only those who are logged in see: menu, header, home. With it comes what keeps areas apart, before one of them runs. */
export const cargarMarco = () =>
  import(/* webpackChunkName: "marco" */ './Marco').then(
    ({ default: Marco, contener, precargarDestino, precargarRuta }) => {
      contener();
      traido = Marco;
      return { default: Marco, precargarDestino, precargarRuta };
    },
  );

/** At once where it has come: whatever is lazy has its fallback stand for 300 ms, which is React's. */
export const marcoOPerezoso = (): ComponentType => traido ?? lazy(cargarMarco);
