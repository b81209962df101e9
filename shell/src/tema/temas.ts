import type { Tema } from '@comanda/shared/domain/empresa/tema';
import type { OpcionDeVarias } from '@comanda/shared/piezas/opciones';

export const OPCIONES_DE_TEMA: readonly OpcionDeVarias<Tema>[] = [
  { valor: 'claro', texto: 'Claro' },
  { valor: 'oscuro', texto: 'Oscuro' },
  { valor: 'equipo', texto: 'Como el equipo' },
];
