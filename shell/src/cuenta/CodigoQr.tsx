import { QRCode } from '@comanda/shared/ui/qr';

type CodigoQrProps = { texto: string; lado: number };

/** Dark on light by day and by night: many a camera reads no other. */
export default function CodigoQr({ texto, lado }: CodigoQrProps) {
  return (
    <QRCode
      aria-label="Código QR para la aplicación de su teléfono"
      value={texto}
      type="svg"
      size={lado}
      color="var(--c-marca)"
      bgColor="var(--c-placa)"
    />
  );
}
