import { useCallback, useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';

import type { Ajustes } from '@comanda/shared/contracts/ventas/ajustes';
import type { Producto } from '@comanda/shared/contracts/inventario/productos';
import { pideOpciones } from '@comanda/shared/domain/producto/opciones';
import { useEscaner, type ReciboDeEscaner } from '@comanda/shared/piezas/escaner';
import { avisar } from '@comanda/shared/ui/core';

import { productoAgregado } from '../../carrito/carritoSlice';
import { prepararSonido, sonar } from '../../cocina/sonido';
import { puntoventaMensajes as mensajes } from '../puntoventaMensajes';
import { productoDeCodigo, type ProductoLeido } from './productoDeCodigo';

const BAJO_HZ = 220;

/** Low and short: something was not as it should be. */
const pitar = (): void => sonar([BAJO_HZ]);

type Caja = {
  clave: string;
  productos: ReadonlyMap<string, Producto>;
  ajustes: Ajustes;
  /** Why nothing may be added now, in words; null where it may. */
  impedida: string | null;
  /** A dialog stands over the till: what nobody sells may be meant for it, as a voucher's number is. */
  conDialogo: boolean;
  pedirOpciones: (producto: Producto, cantidad?: number) => void;
};

/**
 * What the scanner reads goes into the order, also from under a dialog; not into a bill that is being charged. The code that
 * nobody sells stays on screen until it is looked for or another is read.
 */
export function useLecturas(caja: Caja) {
  const { clave, productos, ajustes, impedida, conDialogo, pedirOpciones } = caja;
  const dispatch = useDispatch();
  const [desconocido, setDesconocido] = useState<string | null>(null);
  const olvidar = useCallback(() => setDesconocido(null), []);

  const negar = (texto: string) => {
    pitar();
    avisar({ tipo: 'warning', titulo: mensajes.titulo, texto });
  };
  const agregar = (leido: ProductoLeido) => {
    if (pideOpciones(leido.producto)) pedirOpciones(leido.producto, leido.cantidad);
    else dispatch(productoAgregado({ clave, ...leido }));
  };
  const alLeer = (codigo: string): ReciboDeEscaner => {
    const leido = productoDeCodigo(codigo, productos, ajustes);
    if (!leido && esTexto(codigo)) return 'tecleado';
    setDesconocido(leido || conDialogo ? null : codigo);
    if (!leido) {
      if (conDialogo && !enCobro()) return 'tecleado'; // a customer's number: a form's own affair
      pitar();
      return conDialogo ? 'ajeno' : 'tomado';
    }
    if (impedida) negar(impedida);
    else if (leido.producto.agotado) negar(mensajes.agotado(leido.producto.producto));
    else agregar(leido);
    return 'tomado';
  };
  useEffect(() => prepararSonido(), []);
  useEscaner({
    alLeer,
    alRepetir: () =>
      avisar({ tipo: 'info', titulo: mensajes.titulo, texto: mensajes.lecturaRepetida }),
  });
  return { desconocido, olvidar };
}

/** Letters alone are a word that was typed fast, or by a program. */
const esTexto = (codigo: string) => !/\d/.test(codigo);

/** Where Enter would charge. */
const enCobro = () => (document.activeElement?.closest('[data-cobro]') ?? null) !== null;
