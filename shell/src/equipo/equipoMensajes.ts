import type { PerfilDeEscaner } from '@comanda/shared/piezas/escaner';

/** All ours: the specification has no such screen. */
export const equipoMensajes = {
  lector: 'Lector de códigos',
  paraQue:
    'El lector escribe como un teclado. Pruébelo con el código de barras de un producto y este equipo aprende cómo envía: qué tan rápido, qué pone antes y con qué termina.',
  lea: 'Lea ahora el código de barras de un producto.',
  leido: (codigo: string) => `Se leyó ${codigo}. Este equipo ya conoce su lector.`,
  tecleado:
    'Eso parece escrito a mano, o no llegó entero. Acerque el lector y lea el código de un producto.',
  cierres: {
    Enter: 'Enter',
    Tab: 'Tab',
    NINGUNO: 'Nada: se espera un momento',
  } satisfies Record<PerfilDeEscaner['cierre'], string>,
};
