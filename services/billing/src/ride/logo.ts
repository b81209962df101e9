import { PNG } from 'pngjs';

const INCRUSTADO = /^data:image\/(png|jpe?g);base64,([A-Za-z0-9+/=\s]+)$/;
const BYTES_MAXIMOS = 1024 * 1024;
const LADO_MAXIMO = 4_000;
/** A logo is drawn some 8 cm wide: at 150 dots to the inch this is enough. */
const ANCHO_UTIL = 480;
const RECORDADOS = 50;

const preparados = new Map<string, Buffer | null>();

/**
 * A company's logo as a PDF takes it at once, or null: of a picture held in the record itself (a data URI, PNG or JPEG).
 * Nothing is fetched, and a picture that cannot be read is left out. Prepared once, for a document is drawn in
 * milliseconds and a picture in a hundred times that.
 */
export function logoDeRide(logo: string | null): Buffer | null {
  if (!logo?.startsWith('data:')) return null;
  const listo = preparados.get(logo);
  if (listo !== undefined) return listo;
  const nuevo = preparar(logo);
  const [primero] = preparados.keys();
  if (preparados.size >= RECORDADOS && primero !== undefined) preparados.delete(primero);
  preparados.set(logo, nuevo);
  return nuevo;
}

function preparar(logo: string): Buffer | null {
  const [, tipo, base64] = INCRUSTADO.exec(logo) ?? [];
  if (!tipo || !base64) return null;
  const bytes = Buffer.from(base64, 'base64');
  if (bytes.length > BYTES_MAXIMOS) return null;
  return tipo === 'png' ? reducirPng(bytes) : jpegEntero(bytes);
}

/** On white, without transparency and no larger than it is printed; null when it is no whole PNG. */
function reducirPng(bytes: Buffer): Buffer | null {
  if (bytes.length < 24) return null;
  const [ancho, alto] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]; // before anything is unpacked
  if (Math.max(ancho, alto) > LADO_MAXIMO) return null;
  let leido: PNG;
  try {
    leido = PNG.sync.read(bytes);
  } catch {
    return null; // no PNG: the document is printed without
  }
  return PNG.sync.write(sobreBlanco(leido), { colorType: 2, inputHasAlpha: true });
}

/** Every pixel the mean of those it stands for. */
function sobreBlanco(grande: PNG): PNG {
  const paso = Math.max(1, Math.ceil(grande.width / ANCHO_UTIL));
  const width = Math.ceil(grande.width / paso);
  const height = Math.ceil(grande.height / paso);
  const salida = new PNG({ width, height });
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      salida.data.set(
        [...mediaDe(grande, { x: x * paso, y: y * paso, paso }), 255],
        (y * width + x) * 4,
      );
    }
  }
  return salida;
}

function mediaDe(
  { data, width, height }: PNG,
  { x, y, paso }: { x: number; y: number; paso: number },
) {
  const suma = [0, 0, 0];
  let cuantos = 0;
  for (let j = y; j < Math.min(y + paso, height); j++) {
    for (let i = x; i < Math.min(x + paso, width); i++) {
      const en = (j * width + i) * 4;
      const alfa = (data[en + 3] ?? 0) / 255;
      for (let canal = 0; canal < 3; canal++)
        suma[canal] = (suma[canal] ?? 0) + (data[en + canal] ?? 0) * alfa + 255 * (1 - alfa);
      cuantos++;
    }
  }
  return suma.map((canal) => Math.round(canal / cuantos));
}

const INICIO_JPEG = 0xffd8;
const FIN_JPEG = 0xffd9;
/** Start of frame: what size the picture is, and of how many colours. C4, C8 and CC are other things. */
const ES_MARCO = /^c[0-35-79-bd-f]$/;

/** A JPEG goes into a PDF as it is; one that was cut off, or says no size, is left out. */
function jpegEntero(bytes: Buffer): Buffer | null {
  const cerrado =
    bytes.length > 4 &&
    bytes.readUInt16BE(0) === INICIO_JPEG &&
    bytes.readUInt16BE(bytes.length - 2) === FIN_JPEG;
  if (!cerrado) return null;
  for (let i = 2; i + 9 < bytes.length && bytes[i] === 0xff; i += 2 + bytes.readUInt16BE(i + 2)) {
    if (!ES_MARCO.test((bytes[i + 1] ?? 0).toString(16))) continue;
    const [alto, ancho] = [bytes.readUInt16BE(i + 5), bytes.readUInt16BE(i + 7)];
    const legible = alto > 0 && ancho > 0 && [1, 3, 4].includes(bytes[i + 9] ?? 0);
    return legible ? bytes : null;
  }
  return null;
}
