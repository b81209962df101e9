import { useEffect, useRef, useState } from 'react';

import { esApiError, faltaServidor } from '@comanda/shared/api';
import type { TipoIdentificacion } from '@comanda/shared/contracts/ventas/clientes';
import { esDeCifras, nombreDelNumero } from '@comanda/shared/piezas/identificacion';
import { leerFoto, useEquipo } from '@comanda/shared/sinLinea';

import type { ClienteElegido } from '../../carrito/ventaAbierta';
import { useLazyConsultarClienteQuery } from '../puntoventaApi';
import { puntoventaMensajes as mensajes } from '../puntoventaMensajes';
import { sePuedeConsultar } from './clienteForm';
import { clientesAnotados } from './clientesAnotados';

/** Digits say when they are complete; a passport may be, as soon as nobody types on. */
const PAUSA_MS = 400;

type Numero = { tipo_identificacion: TipoIdentificacion; cedula: string };

/** Looks a customer up as the number arrives. An answer to a number that is no longer the one typed is dropped. */
export function useBuscarCliente(empresa: string, excede: boolean) {
  const [consultar, { isFetching: buscando }] = useLazyConsultarClienteQuery();
  const [nota, setNota] = useState<string | null>(null);
  /** A till of its own takes down whom it does not know. */
  const seAnota = useEquipo(empresa) !== null;
  const ultima = useRef<Numero | null>(null);
  useEffect(() => () => void (ultima.current = null), []);

  const traer = (cedula: string) => consultar({ id: cedula, empresa }).unwrap();

  const buscar = async (numero: Numero, alHallar: (cliente: ClienteElegido) => void) => {
    const { tipo_identificacion: tipo, cedula } = numero;
    ultima.current = numero;
    setNota(null);
    if (!sePuedeConsultar(tipo, cedula)) return;
    if (!esDeCifras(tipo)) await new Promise((listo) => setTimeout(listo, PAUSA_MS));
    if (ultima.current !== numero) return;
    const hallado = await traer(cedula).catch((error: unknown) => {
      const perdido = esApiError(error) && error.code !== 'CEDULA_NO_ENCONTRADA';
      if (!perdido) return mensajes.clienteNoEncontrado(nombreDelNumero(tipo));
      if (!faltaServidor(error)) return error.msg;
      const anotados = clientesAnotados(leerFoto().salida, empresa);
      const suyo = anotados.find((cliente) => cliente.cedula === cedula);
      return suyo ?? mensajes.clienteSinLinea(excede, seAnota);
    });
    if (ultima.current !== numero) return;
    if (typeof hallado === 'string') setNota(hallado);
    else alHallar(hallado);
  };
  return { buscar, traer, buscando, nota, setNota, seAnota };
}
