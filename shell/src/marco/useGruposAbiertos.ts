import { useState } from 'react';

import { useMedia } from '@comanda/shared/piezas/vista';
import { deMaquina } from '@comanda/shared/session';

const CLAVE = 'comanda.menu.cerrados';

/** With a finger entries are taller, and a low screen has no room for all of them: one group is open at a time. */
const DE_UNO = '(any-pointer: coarse), (max-height: 759px)';

function leerCerrados(): readonly string[] {
  try {
    const guardados: unknown = JSON.parse(deMaquina.leer(CLAVE) ?? '[]');
    if (Array.isArray(guardados)) return guardados.filter((uno) => typeof uno === 'string');
  } catch (error) {
    console.warn('menu: what was closed cannot be read', error); // spec section 8: logged and ignored
  }
  return [];
}

const guardarCerrados = (cerrados: readonly string[]): void =>
  deMaquina.guardar(CLAVE, JSON.stringify(cerrados));

/** Which groups of the menu are open: with a mouse all but those that were closed on this machine, else that of this screen. */
export function useGruposAbiertos(deAqui: string | null) {
  const deUno = useMedia(DE_UNO);
  const [cerrados, setCerrados] = useState(leerCerrados);
  const [elegido, setElegido] = useState({ deAqui, grupo: deAqui });
  const unico = elegido.deAqui === deAqui ? elegido.grupo : deAqui;
  const abierto = (grupo: string) => (deUno ? grupo === unico : !cerrados.includes(grupo));
  const alternar = (grupo: string) => {
    if (deUno) {
      setElegido({ deAqui, grupo: grupo === unico ? null : grupo });
      return;
    }
    const otros = cerrados.filter((otro) => otro !== grupo);
    const nuevos = otros.length < cerrados.length ? otros : [...cerrados, grupo];
    guardarCerrados(nuevos);
    setCerrados(nuevos);
  };
  return { abierto, alternar };
}
