import { useState, type ChangeEvent } from 'react';

import { leerBase64 } from '../../archivos';
import { useContextoFormulario } from '../contexto';
import estilos from '../formulario.module.css';

import { Item, type CampoProps } from './Item';

type ArchivoProps = CampoProps & {
  /** Types as the input of a page takes them: '.p12,.pfx'. */
  acepta: string;
  maxBytes: number;
  /** Said of one that is larger. */
  demasiado: string;
};

const ILEGIBLE = 'No se pudo leer el archivo. Elíjalo de nuevo';

const leer = (mostrado: unknown): unknown => (typeof mostrado === 'string' ? mostrado : '');

/**
 * A file, sent as base64. The page's own input, which a phone's camera, a screen reader and a file that is dropped know,
 * lies unseen over words of ours: its own are in the browser's language.
 */
export function Archivo({ acepta, maxBytes, demasiado, ...item }: ArchivoProps) {
  return (
    <Item {...item} mostrar={leer} leer={leer} valuePropName="data-valor">
      <Entrada acepta={acepta} maxBytes={maxBytes} demasiado={demasiado} nombre={item.nombre} />
    </Item>
  );
}

type EntradaProps = Pick<ArchivoProps, 'acepta' | 'maxBytes' | 'demasiado' | 'nombre'> & {
  onChange?: (contenido: string) => void;
};

/** What antd's Form.Item gives a control besides: its id and what a reader hears of it. */
function Entrada({ acepta, maxBytes, demasiado, nombre, onChange, ...control }: EntradaProps) {
  const { enviando, esperar, fallar } = useContextoFormulario();
  const [elegido, setElegido] = useState('');
  const onArchivo = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const archivo = target.files?.[0];
    setElegido(archivo?.name ?? '');
    onChange?.('');
    if (!archivo || archivo.size === 0) return;
    if (archivo.size > maxBytes) fallar(nombre, demasiado);
    else esperar(leerBase64(archivo).then(onChange, () => fallar(nombre, ILEGIBLE)));
  };
  return (
    <div className={estilos.archivo}>
      <span className={estilos.elegir}>Elegir archivo</span>
      <span className={estilos.elegido} title={elegido || undefined}>
        {elegido || 'Ningún archivo elegido'}
      </span>
      <input
        {...control}
        type="file"
        title=""
        accept={acepta}
        disabled={enviando}
        onChange={onArchivo}
      />
    </div>
  );
}
