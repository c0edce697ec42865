import type { NamespaceKeys, NestedKeyOf, useTranslations } from 'use-intl';
import type { RoomMessages } from '#web/kit/messages.ts';

/** A part of the texts, by its dotted name. */
type TextsName = NamespaceKeys<RoomMessages, NestedKeyOf<RoomMessages>>;

/** What `useTranslations` gives for a part of the texts, for functions that are no components. */
export type Texts<Name extends TextsName> = ReturnType<typeof useTranslations<Name>>;
