import { useEffect, useRef, useState } from 'react';

import { esApiError } from '@comanda/shared/api';
import type { Cliente, TipoIdentificacion } from '@comanda/shared/contracts/clientes';
import { esDeCifras, nombreDelNumero } from '@comanda/shared/piezas/identificacion';

import { sePuedeConsultar } from './clienteForm';
import { useLazyConsultarClienteQuery } from './puntoventaApi';
import { puntoventaMensajes as mensajes } from './puntoventaMensajes';

/** Digits say when they are complete; a passport may be, as soon as nobody types on. */
const PAUSA_MS = 400;

type Numero = { tipo_identificacion: TipoIdentificacion; cedula: string };

/** Looks a customer up as the number arrives. An answer to a number that is no longer the one typed is dropped. */
export function useBuscarCliente(empresa: string, excede: boolean) {
  const [consultar, { isFetching: buscando }] = useLazyConsultarClienteQuery();
  const [nota, setNota] = useState<string | null>(null);
  const ultima = useRef<Numero | null>(null);
  useEffect(() => () => void (ultima.current = null), []);

  const traer = (cedula: string) => consultar({ id: cedula, empresa }).unwrap();

  const buscar = async (numero: Numero, alHallar: (cliente: Cliente) => void) => {
    const { tipo_identificacion: tipo, cedula } = numero;
    ultima.current = numero;
    setNota(null);
    if (!sePuedeConsultar(tipo, cedula)) return;
    if (!esDeCifras(tipo)) await new Promise((listo) => setTimeout(listo, PAUSA_MS));
    if (ultima.current !== numero) return;
    const hallado = await traer(cedula).catch((error: unknown) => {
      const perdido = esApiError(error) && error.code !== 'CEDULA_NO_ENCONTRADA';
      if (!perdido) return mensajes.clienteNoEncontrado(nombreDelNumero(tipo));
      return error.code === 'SIN_CONEXION' ? mensajes.clienteSinLinea(excede) : error.msg;
    });
    if (ultima.current !== numero) return;
    if (typeof hallado === 'string') setNota(hallado);
    else alHallar(hallado);
  };
  return { buscar, traer, buscando, nota, setNota };
}
