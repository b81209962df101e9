// @ts-nocheck
import { ICONOS, type IconoNombre } from './iconos';

type IconoProps = { nombre: string; tamano?: number };

/** Decorative: the word beside it, or the label of its button, says what it means. */
export function Icono({ nombre, tamano = 20 }: IconoProps) {
  const trazo = nombre in ICONOS ? ICONOS[nombre as IconoNombre] : ICONOS.categoria;
  return (
    <svg
      viewBox="0 0 24 24"
      width={tamano}
      height={tamano}
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
      focusable={false}
    >
      <path d={trazo} />
    </svg>
  );
}
