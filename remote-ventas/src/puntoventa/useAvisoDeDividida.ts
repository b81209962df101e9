import { useEffect } from 'react';

import { useStore } from 'react-redux';

import { formatCentavos } from '@comanda/shared/domain/dinero';
import { avisar } from '@comanda/shared/ui/core';

import { selectVenta, type EstadoConCarrito } from '../carrito/carritoSlice';
import { porCobrarEnPartes } from '../carrito/ventaAbierta';
import { puntoventaMensajes as mensajes } from './puntoventaMensajes';

/** Whoever leaves a sale whose rest is paid hears that its split bill is not. */
export function useAvisoDeDividida(clave: string): void {
  const store = useStore<EstadoConCarrito>();
  useEffect(
    () => () => {
      const venta = selectVenta(store.getState(), clave);
      if (venta.carrito.length > 0 || venta.partes.length === 0) return;
      const monto = formatCentavos(porCobrarEnPartes(venta));
      const texto = `${mensajes.divididaPendiente} ${monto}`;
      avisar({ tipo: 'warning', titulo: mensajes.titulo, texto });
    },
    [clave, store],
  );
}
