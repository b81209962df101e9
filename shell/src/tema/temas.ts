import type { Tema } from '@comanda/shared/domain/tema';
import type { Opcion } from '@comanda/shared/piezas/opciones';

export const OPCIONES_DE_TEMA: readonly Opcion<Tema>[] = [
  { valor: 'claro', texto: 'Claro' },
  { valor: 'oscuro', texto: 'Oscuro' },
  { valor: 'equipo', texto: 'Como el equipo' },
];
