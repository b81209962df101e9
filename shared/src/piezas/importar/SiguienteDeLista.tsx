import { Button } from '@comanda/shared/ui/core';

type SiguienteDeListaProps = {
  /** How many would be written, and how the button says it. */
  hay: number;
  texto: (hay: number) => string;
  /** What has to be said first; null: nothing. */
  falta: string | null;
  /** Whether what is shown is how the file is read. */
  alDia: boolean;
  guardando: boolean;
  /** It was imported: another may come. */
  hecha: boolean;
  onImportar: () => unknown;
  onOtra: () => void;
};

/** What comes next with a list that was looked at. */
export function SiguienteDeLista(props: SiguienteDeListaProps) {
  const { hay, texto, falta, alDia, guardando, hecha, onImportar, onOtra } = props;
  if (hecha) return <Button onClick={onOtra}>Importar otro archivo</Button>;
  return (
    <Button
      type="primary"
      loading={guardando}
      disabled={!alDia || falta !== null || hay === 0}
      title={falta ?? undefined}
      onClick={() => void onImportar()}
    >
      {hay > 0 ? texto(hay) : 'Importar'}
    </Button>
  );
}
