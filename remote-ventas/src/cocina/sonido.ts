import { escuchar } from '@comanda/shared/piezas/pagina';

const SEGUNDOS = 0.18;
const VOLUMEN = 0.15;

let audio: AudioContext | null = null;

/** A browser lets a page sound once somebody has touched it: at the first tap or key the sound is made ready. */
export function prepararSonido(): () => void {
  const preparar = () => {
    if (!('AudioContext' in globalThis)) return;
    audio ??= new AudioContext();
    audio.resume().catch((error: unknown) => console.warn('sonido: no sound', error));
  };
  const una = { once: true, capture: true } as const;
  const dejar = [escuchar('pointerdown', preparar, una), escuchar('keydown', preparar, una)];
  return () => dejar.forEach((uno) => uno());
}

/** Short notes of so many hertz, one after another; none where the browser lets none be heard. */
export function sonar(notas: readonly number[]): void {
  if (!audio) return;
  const ahora = audio.currentTime;
  for (const [i, hz] of notas.entries()) {
    const tono = audio.createOscillator();
    const volumen = audio.createGain();
    tono.frequency.value = hz;
    volumen.gain.value = VOLUMEN;
    tono.connect(volumen).connect(audio.destination);
    tono.start(ahora + i * SEGUNDOS);
    tono.stop(ahora + (i + 1) * SEGUNDOS);
  }
}
