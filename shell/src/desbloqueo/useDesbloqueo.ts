import { useEffect, useState } from 'react';

import { useDispatch } from 'react-redux';

import { sesionDesbloqueada } from '@comanda/shared/session';

import { dicho } from './dicho';
import { estadoDeDesbloqueo, probarSecreto, type Estado } from './verificador';

const SEGUNDO_MS = 1_000;
const SIN_BASE: Estado = { puede: false, motivo: 'SIN_CLAVE', horas: 0 };

/** Whether this machine can tell who somebody is, and what came of their last try. */
export function useDesbloqueo(usuario: string) {
  const dispatch = useDispatch();
  const [estado, setEstado] = useState<Estado | null>(null);
  const [fallo, setFallo] = useState<string | null>(null);
  const [veces, setVeces] = useState(0);
  const [probando, setProbando] = useState(false);
  const segundos = useSegundosHasta(estado?.puede ? estado.espera : 0);

  useEffect(() => {
    let vigente = true;
    void leer(usuario).then((leido) => vigente && setEstado(leido));
    return () => void (vigente = false);
  }, [usuario]);

  const desbloquear = async (valor: string) => {
    if (probando || !estado?.puede || segundos > 0) return;
    if (valor === '') {
      setFallo(dicho.vacio(estado.tipo));
      return;
    }
    setProbando(true);
    setFallo(null);
    try {
      const abierto = await probarSecreto(usuario, valor);
      if (abierto) return dispatch(sesionDesbloqueada(abierto.llave));
      setFallo(dicho.mal(estado.tipo, veces + 1));
      setVeces(veces + 1);
    } catch (error) {
      console.error(error);
      setFallo('Algo salió mal.');
    } finally {
      setProbando(false);
    }
    setEstado(await leer(usuario));
  };
  return { estado, fallo, segundos, probando, desbloquear };
}

async function leer(usuario: string): Promise<Estado> {
  try {
    return await estadoDeDesbloqueo(usuario);
  } catch (error) {
    console.warn('desbloqueo: storage', error);
    return SIN_BASE;
  }
}

function useSegundosHasta(momento: number): number {
  const [faltan, setFaltan] = useState(0);
  useEffect(() => {
    const contar = () => {
      const nuevos = Math.max(0, Math.ceil((momento - Date.now()) / SEGUNDO_MS));
      setFaltan(nuevos);
      if (nuevos === 0) clearInterval(reloj);
    };
    const reloj = setInterval(contar, SEGUNDO_MS);
    contar();
    return () => clearInterval(reloj);
  }, [momento]);
  return faltan;
}
