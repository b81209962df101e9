import type { AjusteDeImpresora } from '@comanda/shared/contracts/caja/impresoras';

type Opciones<Nombre extends keyof AjusteDeImpresora> = readonly {
  value: AjusteDeImpresora[Nombre];
  label: string;
}[];

export const CLASES: Opciones<'clase'> = [
  { value: 'RED', label: 'Por la red' },
  { value: 'COLA', label: 'USB o instalada en este equipo' },
  { value: 'ARCHIVO', label: 'Ninguna: se guarda en archivos' },
];
export const DE_ESTACION: Opciones<'clase'> = [
  { value: 'CAJA', label: 'La misma de la caja' },
  ...CLASES,
];
export const PAPELES: Opciones<'columnas'> = [
  { value: '48', label: '80 mm (48 columnas)' },
  { value: '42', label: '80 mm con margen (42 columnas)' },
  { value: '32', label: '58 mm (32 columnas)' },
];
export const PAGINAS: Opciones<'pagina'> = [
  { value: 'CP858', label: 'CP858, la usual' },
  { value: 'CP850', label: 'CP850, sin el signo del euro' },
  { value: 'WINDOWS1252', label: 'Windows 1252' },
  { value: 'CP437', label: 'CP437, sin mayúsculas con tilde' },
];
export const CORTES: Opciones<'corte'> = [
  { value: 'PARCIAL', label: 'Deja una tira' },
  { value: 'COMPLETO', label: 'Corta del todo' },
  { value: 'NINGUNO', label: 'No corta: se arranca a mano' },
];
export const CAJONES: Opciones<'cajon'> = [
  { value: 'PIN_2', label: 'Salida 1 (pin 2), la usual' },
  { value: 'PIN_5', label: 'Salida 2 (pin 5)' },
  { value: 'NINGUNO', label: 'No hay cajón' },
];

const PAPEL_CORTO = { '48': '80 mm', '42': '80 mm, 42 columnas', '32': '58 mm' } as const;

/** What a row of the list says of a printer. */
export function enPalabras({ clase, direccion, columnas, copias }: AjusteDeImpresora): string {
  if (clase === 'CAJA') return 'Imprime en la de la caja';
  const donde = clase === 'ARCHIVO' ? 'Sin impresora: se guarda en archivos' : direccion;
  const veces = copias > 1 ? ` · ${copias} copias` : '';
  return `${donde} · ${PAPEL_CORTO[columnas]}${veces}`;
}
