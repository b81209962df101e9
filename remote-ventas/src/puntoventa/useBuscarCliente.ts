import { useRef, useState } from 'react';

import { esApiError } from '@comanda/shared/api';
import type { Cliente } from '@comanda/shared/contracts/clientes';

import { sePuedeConsultar } from './clienteForm';
import { useLazyConsultarClienteQuery } from './puntoventaApi';
import { puntoventaMensajes as mensajes } from './puntoventaMensajes';

/** Looks a customer up as digits arrive. An answer to a number that is no longer the one typed is dropped. */
export function useBuscarCliente(empresa: string) {
  const [consultar, { isFetching: buscando }] = useLazyConsultarClienteQuery();
  const [nota, setNota] = useState<string | null>(null);
  const ultima = useRef('');

  const buscar = async (cedula: string, alHallar: (cliente: Cliente) => void) => {
    ultima.current = cedula;
    setNota(null);
    if (!sePuedeConsultar(cedula)) return;
    const hallado = await consultar({ id: cedula, empresa })
      .unwrap()
      .catch((error: unknown) => {
        const perdido = esApiError(error) && error.code !== 'CEDULA_NO_ENCONTRADA';
        return perdido ? error.msg : mensajes.clienteNoEncontrado;
      });
    if (ultima.current !== cedula) return;
    if (typeof hallado === 'string') setNota(hallado);
    else alHallar(hallado);
  };
  return { buscar, buscando, nota };
}
