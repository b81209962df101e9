import { withNotice } from '@comanda/shared/ui/core';

import { nombreDeMesa } from '../../cocina/nombres';
import { estaVacia, todasLasLineas, type VentaAbierta } from '../../carrito/ventaAbierta';
import type { Documentos } from '../catalogo/useDocumentos';
import { useImprimirCuentaMutation } from '../puntoventaApi';
import { enMesaMensajes as mensajes } from './enMesaMensajes';
import { precuentaDe } from './precuenta';
import type { OrdenDeMesa } from './useOrdenDeMesa';

type Cuenta = {
  empresa: string;
  documentos: Documentos;
  leida: OrdenDeMesa;
  cuenta: VentaAbierta;
  /** Lines that the kitchen does not have yet: what would be missing on the paper. */
  sinEnviar: number;
};

/** Prints the bill of an order before it is paid; null where there is nothing to print, or more is about to come. */
export function usePrecuenta(de: Cuenta): (() => void) | null {
  const { empresa, documentos, leida, cuenta, sinEnviar } = de;
  const [imprimir, { isLoading }] = useImprimirCuentaMutation();
  const { orden, mesa } = leida;
  if (!orden || estaVacia(cuenta) || sinEnviar > 0 || isLoading) return null;
  return () => {
    const hoja = precuentaDe({
      empresa,
      orden,
      mesa: mesa ? nombreDeMesa(mesa) : '',
      cuenta,
      conNotas: documentos.de(todasLasLineas(cuenta)) === 'NOTA',
      ahora: new Date(),
    });
    void withNotice(imprimir(hoja).unwrap(), mensajes.cuenta);
  };
}
