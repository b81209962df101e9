import { useRef, useState } from 'react';

import { esApiError, nuevoUuid } from '@comanda/shared/api';
import type { Empresa } from '@comanda/shared/contracts/admin/empresas';
import { useUsuario } from '@comanda/shared/session';
import { avisar, withNotice } from '@comanda/shared/ui/core';

import { emitirPrueba, paraFacturar } from './emitirPrueba';
import {
  useFirmarPruebaMutation,
  useLazyProductosDePruebaQuery,
  useRegistrarPropiaMutation,
  useReservarPruebaMutation,
  useVenderPruebaMutation,
} from './primerDiaApi';
import { primerDiaMensajes } from './primerDiaMensajes';

const { titulo, exito, sinProductos } = primerDiaMensajes.prueba;

/** Issues the test invoice, once however often it is pressed: what failed on the way goes on under the same key. */
export function useEmitirPrueba(empresa: Empresa) {
  const usuario = useUsuario();
  const [leerProductos] = useLazyProductosDePruebaQuery();
  const [registrar] = useRegistrarPropiaMutation();
  const [reservar] = useReservarPruebaMutation();
  const [vender] = useVenderPruebaMutation();
  const [firmar] = useFirmarPruebaMutation();
  const llave = useRef(nuevoUuid());
  const [emitiendo, setEmitiendo] = useState(false);
  const { empresa: nombre, ruc } = empresa;

  const hacer = async () => {
    const producto = paraFacturar(await leerProductos({ empresa: nombre }).unwrap());
    if (!producto) {
      avisar({ tipo: 'warning', titulo, texto: sinProductos });
      return;
    }
    const idempotencia = llave.current;
    const vendedor = usuario?.nombreCompleto ?? '';
    await emitirPrueba(
      { empresa, producto, vendedor },
      {
        registrar: (cliente) => registrar(cliente).unwrap().catch(yaRegistrado),
        reservar: async () =>
          (await reservar({ ruc, empresa: nombre, idempotencia }).unwrap()).claveAcceso,
        vender: (venta) => vender({ ...venta, idempotencia }).unwrap(),
        firmar: (claveAcceso) => firmar({ empresa: nombre, infoTributaria: { claveAcceso } }),
      },
    );
    llave.current = nuevoUuid();
    avisar({ tipo: 'success', titulo, texto: exito });
  };

  const emitir = async () => {
    setEmitiendo(true);
    await withNotice(hacer(), { titulo });
    setEmitiendo(false);
  };
  return { emitir, emitiendo };
}

function yaRegistrado(error: unknown): void {
  if (!esApiError(error) || error.code !== 'CEDULA_YA_REGISTRADA') throw error;
}
