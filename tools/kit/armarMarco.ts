// The package @comanda/marco: the frame in which `comanda dev` shows an area whose changes are taken by the open page.
import { cpSync, rmSync } from 'node:fs';

import { marcoConstruido } from '../desarrollo/construido';
import { PAQUETE_DEL_MARCO } from '../desarrollo/listaDelMarco';

import { leerPaquete, type Paquete } from './paquete';

export async function armarMarco(carpeta: string): Promise<Paquete> {
  const construido = await marcoConstruido();
  if (construido === null) throw new Error('No se pudo construir el marco de desarrollo');
  rmSync(carpeta, { recursive: true, force: true });
  cpSync(construido, carpeta, { recursive: true });
  return {
    name: PAQUETE_DEL_MARCO,
    version: leerPaquete('shell').version,
    description: 'El marco de Comanda con el React de desarrollo; lo trae comanda dev',
  };
}
