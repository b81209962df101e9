import { QRCode } from '@comanda/shared/ui/qr';

import type { Historias } from '../historias';
import { LARGO } from '../textos';

export const qr: Historias = {
  'QRCode: listo': <QRCode type="svg" value="otpauth://totp/Comanda" aria-label="Código" />,
  'QRCode: largo': <QRCode type="svg" value={LARGO.repeat(3)} aria-label="Código" />,
  'QRCode: cargando': <QRCode type="svg" value="-" status="loading" aria-label="Código" />,
};
