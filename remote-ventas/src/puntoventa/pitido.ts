const HZ = 220;
const SEGUNDOS = 0.18;
const VOLUMEN = 0.15;

let audio: AudioContext | null = null;

/** A browser lets a page sound once somebody has touched it: at the first tap or key the sound is made ready. */
export function prepararPitido(): () => void {
  const preparar = () => {
    if (!('AudioContext' in globalThis)) return;
    audio ??= new AudioContext();
    audio.resume().catch((error: unknown) => console.warn('pitido: no sound', error));
  };
  const una = { once: true, capture: true } as const;
  window.addEventListener('pointerdown', preparar, una);
  window.addEventListener('keydown', preparar, una);
  return () => {
    window.removeEventListener('pointerdown', preparar, una);
    window.removeEventListener('keydown', preparar, una);
  };
}

/** Low and short: something was not as it should be. */
export function pitar(): void {
  if (!audio) return;
  const tono = audio.createOscillator();
  const volumen = audio.createGain();
  tono.frequency.value = HZ;
  volumen.gain.value = VOLUMEN;
  tono.connect(volumen).connect(audio.destination);
  tono.start();
  tono.stop(audio.currentTime + SEGUNDOS);
}
