import type { NamespaceKeys, NestedKeyOf, useTranslations } from 'use-intl';
import type { RoomMessages } from '#web/kit/messages.ts';

/** A part of the texts, by its dotted name. */
type TextsName = NamespaceKeys<RoomMessages, NestedKeyOf<RoomMessages>>;

/** The result of `useTranslations` for a part, for functions that are not components. */
export type Texts<Name extends TextsName> = ReturnType<typeof useTranslations<Name>>;
