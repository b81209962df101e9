import { useRef, useState } from 'react';

import { textoDeFallo } from '@comanda/shared/ui/core';

import { leerLista } from './leerLista';

type Archivo = { nombre: string; archivo: string };
type Respuesta<Revision> = { data?: Revision; error?: unknown };
type Estado = { revisando: boolean; falta: string | null };

const QUIETO: Estado = { revisando: false, falta: null };

/** A file that is looked at before it is imported, again with all that is said of it; `revisar` asks the server. */
export function useListaLeida<Elegido extends Archivo, Revision>(
  revisar: (elegido: Elegido) => Promise<Respuesta<Revision>>,
) {
  const [elegido, setElegido] = useState<Elegido | null>(null);
  const [leida, setLeida] = useState<Revision>();
  const [estado, setEstado] = useState(QUIETO);
  const vuelta = useRef(0);

  /** What was read before stays in sight until the answer comes; of two answers the last question's counts. */
  const releer = async (archivo: Elegido) => {
    setElegido(archivo);
    setEstado({ revisando: true, falta: null });
    const esta = ++vuelta.current;
    const { data, error } = await revisar(archivo);
    if (esta !== vuelta.current) return;
    if (data) setLeida(data);
    setEstado({ revisando: false, falta: data ? null : textoDeFallo(error) });
  };

  const olvidar = () => {
    vuelta.current++;
    setElegido(null);
    setLeida(undefined);
    setEstado(QUIETO);
  };

  const elegir = async (lista: File, conLlave: (archivo: Archivo) => Elegido) => {
    olvidar();
    const esta = vuelta.current;
    const leido = await leerLista(lista);
    if (esta !== vuelta.current) return; // another one was chosen meanwhile
    if ('falta' in leido) setEstado({ revisando: false, falta: leido.falta });
    else await releer(conLlave(leido));
  };

  return {
    ...estado,
    elegido,
    leida,
    /** What is shown is what the file would do as it is chosen now. */
    alDia: leida !== undefined && !estado.revisando && estado.falta === null,
    elegir,
    releer,
    olvidar,
  };
}
