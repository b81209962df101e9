import { ICONOS_DE_INGRESO } from '../contracts/plataforma/iconosDeIngreso';

const trazos: Record<string, string> = { ...ICONOS_DE_INGRESO };

/** Those of the screens, which no login draws: the frame brings them. */
export const traerIconos = (mas: Readonly<Record<string, string>>): void =>
  void Object.assign(trazos, mas);

type IconoProps = { nombre: string; tamano?: number };

/** Decorative: the word beside it, or the label of its button, says what it means. */
export function Icono({ nombre, tamano = 20 }: IconoProps) {
  const trazo = trazos[nombre] ?? ICONOS_DE_INGRESO.categoria;
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
