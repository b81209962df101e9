import type { ComponentType, ReactNode } from 'react';

/** The states of some pieces, by 'Piece: state'. An element where its props say it all, a component where it holds something. */
export type Historias = Readonly<Record<string, ReactNode | ComponentType>>;
