#include "engine/data/readers/transcript_search.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_transcript_search {

using Paths = std::vector<Path>;
using Found = std::map<Path, Path>;

class TestTranscriptSearch : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void a_transcript_next_to_its_recording_is_found_by_the_best_suffix() {
        const Found found = match_transcripts(
            {"/a/1.wav", "/a/2.flac", "/a/3.wav"},
            {"/a/1.txt", "/a/1.lab", "/a/1.normalized.txt", "/a/2.original.txt", "/a/2.txt"});
        QCOMPARE(found, (Found{{"/a/1.wav", "/a/1.normalized.txt"}, {"/a/2.flac", "/a/2.txt"}}));
    }
    void case_and_unicode_normalization_may_differ() {
        const Found found = match_transcripts({"/a/se\u00f1al.WAV", "/a/B.wav"},
                                              {"/a/sen\u0303al.TXT", "/a/b.Txt"});
        QCOMPARE(found,
                 (Found{{"/a/se\u00f1al.WAV", "/a/sen\u0303al.TXT"}, {"/a/B.wav", "/a/b.Txt"}}));
    }
    void transcripts_may_lie_in_a_tree_of_their_own() {
        const Found by_name =
            match_transcripts({"/c/wav48/p225/p225_001.wav", "/c/wav48/p226/p226_001.wav"},
                              {"/c/txt/p225/p225_001.txt", "/c/txt/p226/p226_001.txt"});
        QCOMPARE(by_name, (Found{{"/c/wav48/p225/p225_001.wav", "/c/txt/p225/p225_001.txt"},
                                 {"/c/wav48/p226/p226_001.wav", "/c/txt/p226/p226_001.txt"}}));
        const Found by_folder = match_transcripts({"/c/wav/ana/001.wav", "/c/wav/bea/001.wav"},
                                                  {"/c/text/ana/001.txt", "/c/text/bea/001.txt"});
        QCOMPARE(by_folder, (Found{{"/c/wav/ana/001.wav", "/c/text/ana/001.txt"},
                                   {"/c/wav/bea/001.wav", "/c/text/bea/001.txt"}}));
        QCOMPARE(match_transcripts({"/c/wavs/1.wav"}, {"/c/texts/1.lab"}).size(), std::size_t{1});
    }
    void the_text_of_another_recording_is_never_taken() {
        QVERIFY(match_transcripts({"/c/ana/001.wav", "/c/bea/001.wav"}, {"/c/bea/001.txt"})
                    .count("/c/ana/001.wav") == 0);
        QVERIFY(
            match_transcripts({"/c/ana/001.wav", "/c/bea/001.wav"}, {"/c/txt/001.txt"}).empty());
        QVERIFY(match_transcripts({"/c/wav/1.wav"}, {"/c/a/1.txt", "/c/b/1.txt"}).empty());
    }
    void a_name_that_ends_like_a_kind_of_transcript_is_a_name_too() {
        QCOMPARE(match_transcripts({"/a/1.original.wav"}, {"/a/1.original.txt"}).size(),
                 std::size_t{1});
    }
};

FORMANT_TEST(TestTranscriptSearch)

} // namespace tst_transcript_search

#include "tst_transcript_search.moc"
