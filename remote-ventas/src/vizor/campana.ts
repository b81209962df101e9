import { crearOyentes } from '@comanda/shared/domain/oyentes/oyentes';

const VOLUMEN = 0.4;
const SEGUNDOS = 0.22;
/** Two notes up: a bell that a kitchen does not take for a timer. */
const NOTAS_HZ = [880, 1_320] as const;

let audio: AudioContext | null = null;
const estados = crearOyentes();

/** Whether this browser has a sound at all. */
export const haySonido = (): boolean => 'AudioContext' in globalThis;

/** Whether it may sound: a browser wants somebody to have touched the page first. */
export const puedeSonar = (): boolean => audio?.state === 'running';

/** Asks for it: of use when called from a tap or a key, or where the machine was told to allow it. */
export function prepararCampana(): void {
  if (!haySonido()) return;
  if (!audio) {
    audio = new AudioContext();
    audio.addEventListener('statechange', () => estados.decir());
  }
  audio.resume().then(estados.decir, (error: unknown) => console.warn('campana: no sound', error));
}

/** Tells when it may sound, or no longer. Answers how to stop listening. */
export const alCambiarCampana = estados.oir;

/** Something new for the kitchen. */
export function tocarCampana(): void {
  if (!audio || !puedeSonar()) return;
  for (const [i, hz] of NOTAS_HZ.entries()) {
    const cuando = audio.currentTime + i * SEGUNDOS;
    const tono = audio.createOscillator();
    const volumen = audio.createGain();
    tono.frequency.value = hz;
    volumen.gain.setValueAtTime(VOLUMEN, cuando);
    volumen.gain.exponentialRampToValueAtTime(0.001, cuando + SEGUNDOS);
    tono.connect(volumen).connect(audio.destination);
    tono.start(cuando);
    tono.stop(cuando + SEGUNDOS);
  }
}
