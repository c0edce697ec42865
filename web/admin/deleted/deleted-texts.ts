/** Where the texts of a list of deleted things stand. */
export type DeletedTexts = 'admin.deletedLeads' | 'admin.deletedAffiliates';
