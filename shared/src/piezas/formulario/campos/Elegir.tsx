import { useMemo } from 'react';

import { Opciones, type OpcionDeVarias } from '../../opciones';
import { ningunoDe } from '../esquema';

import { Item, useRegla, type CampoProps } from './Item';
import { textoDeValor } from './Texto';

type ElegirProps = CampoProps & {
  /** That of '' is what nothing chosen looks like. */
  opciones: readonly OpcionDeVarias<string>[];
  enFilas?: boolean;
};

/** Chooses one of a few, all in sight. */
export function Elegir({ opciones, enFilas, ...item }: ElegirProps) {
  const regla = useRegla(item.nombre);
  const leer = useMemo(() => {
    const ninguno = ningunoDe(regla);
    return (mostrado: unknown) => textoDeValor(mostrado) || ninguno;
  }, [regla]);
  return (
    <Item {...item} mostrar={textoDeValor} leer={leer}>
      <Radios etiqueta={item.etiqueta} opciones={opciones} enFilas={enFilas} />
    </Item>
  );
}

type RadiosProps = Pick<ElegirProps, 'etiqueta' | 'opciones' | 'enFilas'> & {
  id?: string;
  value?: string;
  onChange?: (valor: string) => void;
};

/** What antd's Form.Item gives a control, as the piece takes it. */
function Radios({ value = '', onChange, ...radios }: RadiosProps) {
  return <Opciones {...radios} elegida={value} onElegir={(valor) => onChange?.(valor)} />;
}
