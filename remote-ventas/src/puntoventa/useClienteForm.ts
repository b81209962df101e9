import { useRef, useState } from 'react';

import { esApiError } from '@comanda/shared/api';
import type { Cliente, TipoIdentificacion } from '@comanda/shared/contracts/clientes';
import type { Centavos } from '@comanda/shared/domain/dinero';
import { esConsumidorFinal, validarIdentificacion } from '@comanda/shared/domain/identificacion';
import { avisar } from '@comanda/shared/ui/core';

import {
  clienteVacio,
  limpiarCedula,
  mismosDatos,
  revisarCliente,
  sePuedeConsultar,
  tipoPorLargo,
  type CampoCliente,
  type Fallos,
} from './clienteForm';
import {
  useLazyConsultarClienteQuery,
  useRefrescarClienteMutation,
  useRegistrarClienteMutation,
} from './puntoventaApi';
import { puntoventaMensajes as mensajes } from './puntoventaMensajes';

type Nota = { tipo: 'info' | 'warning'; texto: string };

/** The customer form: lookup as digits arrive, what is wrong by field, and saving as new, as changed or as is. */
export function useClienteForm(empresa: string, inicial: Cliente | null, total: Centavos) {
  const [cliente, setCliente] = useState(inicial ?? clienteVacio);
  const [registrado, setRegistrado] = useState(inicial);
  const [fallos, setFallos] = useState<Fallos>({});
  const [rechazos, setRechazos] = useState(0);
  const [nota, setNota] = useState<Nota | null>(null);
  const [consultar, consulta] = useLazyConsultarClienteQuery();
  const [registrar, registro] = useRegistrarClienteMutation();
  const [refrescar, cambio] = useRefrescarClienteMutation();
  const ultima = useRef('');

  const buscar = async (cedula: string) => {
    ultima.current = cedula;
    const { data, error } = await consultar({ id: cedula, empresa });
    if (ultima.current !== cedula) return; // another number was typed meanwhile
    if (data) {
      setCliente(data);
      setRegistrado(data);
      setNota(null);
      return;
    }
    const perdido = esApiError(error) && error.code !== 'CEDULA_NO_ENCONTRADA';
    setNota({ tipo: 'info', texto: perdido ? error.msg : mensajes.clienteNoEncontrado });
  };

  const escribirCedula = (texto: string) => {
    const cedula = limpiarCedula(cliente.tipo_identificacion, texto);
    const tipo_identificacion = tipoPorLargo(cliente.tipo_identificacion, cedula);
    const base = registrado && cedula !== registrado.cedula ? clienteVacio : cliente;
    setRegistrado(null);
    setCliente({ ...base, cedula, tipo_identificacion });
    setFallos({});
    const dudosa = validarIdentificacion(tipo_identificacion, cedula) === 'dudosa';
    setNota(dudosa ? { tipo: 'warning', texto: mensajes.identificacionDudosa } : null);
    ultima.current = cedula;
    if (sePuedeConsultar(cedula) && !esConsumidorFinal(cedula)) void buscar(cedula);
  };

  const escribir = (campo: CampoCliente, texto: string) => {
    setFallos(({ [campo]: _, ...resto }) => resto);
    setCliente((actual) => ({
      ...actual,
      [campo]: texto,
      // For a person both are the same until somebody says otherwise.
      ...(campo === 'nombre' && actual.razon_social === actual.nombre
        ? { razon_social: texto }
        : {}),
    }));
  };

  const elegirTipo = (tipo_identificacion: TipoIdentificacion) => {
    setFallos({});
    setCliente((actual) => ({ ...actual, tipo_identificacion }));
  };

  /** The customer as the server keeps it, the final consumer for all nines, or null with the reason on screen. */
  const guardar = async (): Promise<Cliente | 'consumidor final' | null> => {
    const revisados = revisarCliente(cliente, total);
    if (Object.keys(revisados).length > 0) {
      rechazar(revisados);
      return null;
    }
    if (esConsumidorFinal(cliente.cedula)) return 'consumidor final';
    if (registrado && mismosDatos(registrado, cliente)) return registrado;
    const datos = { ...cliente, empresa };
    try {
      const llamada = registrado ? refrescar(datos) : registrar(datos);
      const { data, msg = mensajes.clienteRegistrado } = await llamada.unwrap();
      avisar({ tipo: 'success', titulo: mensajes.titulo, texto: msg });
      return data;
    } catch (error) {
      console.error(error);
      mostrarFallo(error);
      return null;
    }
  };

  const rechazar = (nuevos: Fallos) => {
    setFallos(nuevos);
    setRechazos((n) => n + 1);
  };

  const mostrarFallo = (error: unknown) => {
    const conocido =
      esApiError(error) && error.code !== 'INESPERADO' && error.code !== 'SIN_CONEXION';
    if (conocido && error.campos.length > 0) {
      rechazar(Object.fromEntries(error.campos.map(({ campo, msg }) => [campo, msg])));
    } else if (conocido) rechazar({ cedula: error.msg });
    else avisar({ tipo: 'error', titulo: mensajes.titulo, texto: mensajes.clienteFallo });
  };

  return {
    cliente,
    fallos,
    /** How often saving was refused: the first wrong field gets the focus each time, not while one types. */
    rechazos,
    nota,
    sucio: !mismosDatos(cliente, registrado ?? inicial ?? clienteVacio),
    buscando: consulta.isFetching,
    guardando: registro.isLoading || cambio.isLoading,
    escribirCedula,
    escribir,
    elegirTipo,
    guardar,
  };
}
